import { AppError, type ErrorCode } from '@/lib/errors';

const ours: readonly ErrorCode[] = ['too_busy', 'parser_busy', 'overloaded', 'unavailable', 'internal'];

/** Whether a website couldn't be read for a reason of ours, which says nothing about it. */
export function isOwnFailure(error: unknown): boolean {
  return !(error instanceof AppError) || ours.includes(error.code);
}
