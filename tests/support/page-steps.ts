import { readPageSteps } from '@/scripts/build/page-step';

const steps = readPageSteps(process.env.PAGE_STEPS);

/** Whether the build under test takes all its steps: `PAGE_STEPS=off` leaves pages as Next makes them. */
export const hasPageSteps = steps.size > 0;

/** The reason for leaving out what only the steps achieve. */
export const withoutSteps = 'pages are as Next makes them';
