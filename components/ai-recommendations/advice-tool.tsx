import { QueryProvider } from '@/components/query/query-provider';
import { FailureNotice } from './failure-notice';
import { LoadingLine } from './loading-line';
import { NoProfile } from './no-profile';
import { ProfileSummary } from './profile-summary';
import { RecommendationBoard } from './recommendation-board';
import type { AdviceTexts } from './use-advice-texts';
import { useSavedProfile } from './use-recommendations';

/** The tool: with a profile its summary, the button and the list; without one a link to the profile form. */
export function AdviceTool({ texts }: { texts: AdviceTexts }) {
  return (
    <QueryProvider language={texts.language}>
      <AdviceToolContent texts={texts} />
    </QueryProvider>
  );
}

function AdviceToolContent({ texts }: { texts: AdviceTexts }) {
  const { profile, isPending, refetch } = useSavedProfile();
  const { words } = texts;
  if (profile) {
    const summary = <ProfileSummary profile={profile} texts={texts} />;
    return <RecommendationBoard texts={texts} profile={profile} summary={summary} />;
  }
  if (isPending) return <LoadingLine text={words.tool.loadingProfile} />;
  if (profile === null) return <NoProfile texts={texts} />;
  return <FailureNotice title={words.tool.profileFailed} texts={texts} onRetry={() => void refetch()} />;
}
