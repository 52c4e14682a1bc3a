import { QueryProvider } from '@/components/query/query-provider';
import type { AdviceParts } from './advice-parts';
import { FailureNotice } from './failure-notice';
import { LoadingLine } from './loading-line';
import { NoProfile } from './no-profile';
import { ProfileSummary } from './profile-summary';
import { RecommendationBoard } from './recommendation-board';
import { useSavedProfile } from './use-recommendations';

/** The tool: with a profile its summary, the button and the list; without one a link to the profile form. */
export function AdviceTool({ parts }: { parts: AdviceParts }) {
  return (
    <QueryProvider language={parts.language}>
      <AdviceToolContent parts={parts} />
    </QueryProvider>
  );
}

function AdviceToolContent({ parts }: { parts: AdviceParts }) {
  const { profile, isPending, refetch } = useSavedProfile();
  const { words } = parts;
  if (profile) {
    const summary = <ProfileSummary profile={profile} parts={parts} />;
    return <RecommendationBoard parts={parts} profile={profile} summary={summary} />;
  }
  if (isPending) return <LoadingLine text={words.tool.loadingProfile} />;
  if (profile === null) return <NoProfile parts={parts} />;
  return <FailureNotice title={words.tool.profileFailed} parts={parts} onRetry={() => void refetch()} />;
}
