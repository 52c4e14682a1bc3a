import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '@/lib/browser/http/send';
import { toast } from '@/lib/browser/toast/toast-store';
import type { ClientProfile } from '@/lib/profile/profile';
import type { AdviceTexts } from './use-advice-texts';
import { generatePath, listKey, listMarks, profileKey, profilePath } from './use-recommendations';

/** Saves the confirmed complaints in the profile, generates a new set and refetches both. */
export function useConfirmation(profile: ClientProfile, { words, language }: AdviceTexts) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (complaints: readonly string[]) => {
      const answers = { ...profile, complaints };
      await send(profilePath, answers, { language, method: 'PUT', marks: { success: 'true' } });
      await send(generatePath, undefined, { language, marks: listMarks });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listKey }),
        client.invalidateQueries({ queryKey: profileKey }),
      ]),
    onError: (error) => {
      console.error(error);
      const { failed, failedText } = words.generate;
      toast({ title: failed, description: failedText, variant: 'destructive' });
    },
  });
}
