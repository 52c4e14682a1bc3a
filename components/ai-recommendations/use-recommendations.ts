import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rememberBusiness } from '@/components/profile/saved-business';
import type { RecommendationSet } from '@/lib/ai-recommendations/recommendation-set';
import { SendError, send } from '@/lib/browser/http/send';
import { toast } from '@/lib/browser/toast/toast-store';
import { fill } from '@/lib/i18n/fill';
import type { ClientProfile } from '@/lib/profile/profile';
import type { AdviceTexts } from './use-advice-texts';

export const profilePath = '/api/client-profile';
export const profileKey = [`${profilePath}?optional=true`] as const;
export const listKey = ['/api/ai-recommendations'] as const;
export const generatePath = '/api/ai-recommendations/generate';
export const listMarks = { recommendations: 'list' } as const;

/** The saved profile; null when there is none, undefined when the request failed. */
export function useSavedProfile() {
  const { data, ...query } = useQuery<{ data: ClientProfile | null }>({
    queryKey: profileKey,
    meta: { marks: { data: 'object or null' } },
  });
  const profile = data?.data;
  useEffect(() => {
    if (profile !== undefined) rememberBusiness(profile);
  }, [profile]);
  return { profile, ...query };
}

/** An empty list without `engine` before the first generation. */
export function useRecommendations() {
  return useQuery<Pick<RecommendationSet, 'recommendations'> & Partial<RecommendationSet>>({
    queryKey: listKey,
    meta: { marks: listMarks },
  });
}

/** Generates a new set, refetches the list, and shows the outcome in a toast. */
export function useGeneration({ words, generated, language }: AdviceTexts) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send<RecommendationSet>(generatePath, undefined, { language, marks: listMarks }),
    onSuccess: ({ recommendations }) => {
      const n = new Intl.NumberFormat(language).format(recommendations.length);
      toast({ title: generated, description: fill(words.generate.done, { n }), variant: 'success' });
      return client.invalidateQueries({ queryKey: listKey });
    },
    onError: (error) => {
      console.error(error);
      const { failed, failedText } = words.generate;
      toast({ title: failed, description: failedText, variant: 'destructive' });
      // The profile was deleted meanwhile: shows the link to create one.
      if (error instanceof SendError && error.status === 409)
        return client.resetQueries({ queryKey: profileKey });
    },
  });
}
