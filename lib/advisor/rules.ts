import { answerFast } from './rules/answer-fast';
import { answerQuestions } from './rules/answer-questions';
import { answerTheClaim } from './rules/answer-the-claim';
import { appealListing } from './rules/appeal-listing';
import { askForReviews } from './rules/ask-for-reviews';
import { brandIdentity } from './rules/brand-identity';
import { bridgeUntilSearch } from './rules/bridge-until-search';
import { businessEmail } from './rules/business-email';
import { cleanHackedSite } from './rules/clean-hacked-site';
import { connectSystems } from './rules/connect-systems';
import { countEnquiries } from './rules/count-enquiries';
import { editYourself } from './rules/edit-yourself';
import { firstWebsite } from './rules/first-website';
import { fixBeforeAds } from './rules/fix-before-ads';
import { fixCheckout } from './rules/fix-checkout';
import { freeAudit } from './rules/free-audit';
import { growthPackage } from './rules/growth-package';
import { healthAdvertising } from './rules/health-advertising';
import { keepYourWebsite } from './rules/keep-your-website';
import { launchSmall } from './rules/launch-small';
import { listingsByUs } from './rules/listings-by-us';
import { listingsYourself } from './rules/listings-yourself';
import { measureFirst } from './rules/measure-first';
import { oneDecisionMaker } from './rules/one-decision-maker';
import { onePlainSentence } from './rules/one-plain-sentence';
import { oneSuburbFirst } from './rules/one-suburb-first';
import { oneThingFirst } from './rules/one-thing-first';
import { onlineBookings } from './rules/online-bookings';
import { onlineShop } from './rules/online-shop';
import { otherLanguages } from './rules/other-languages';
import { ownOrdering } from './rules/own-ordering';
import { ownPhotos } from './rules/own-photos';
import { ownYourAccounts } from './rules/own-your-accounts';
import { paidSearch } from './rules/paid-search';
import { phaseTheProject } from './rules/phase-the-project';
import { privacyInOrder } from './rules/privacy-in-order';
import { productPages } from './rules/product-pages';
import { protectYourName } from './rules/protect-your-name';
import { readTheContract } from './rules/read-the-contract';
import { readableForMachines } from './rules/readable-for-machines';
import { rebuildWebsite } from './rules/rebuild-website';
import { recoverDomain } from './rules/recover-domain';
import { recoverSocialAccount } from './rules/recover-social-account';
import { recruitPage } from './rules/recruit-page';
import { regularsByEmail } from './rules/regulars-by-email';
import { reportFakeReviews } from './rules/report-fake-reviews';
import { restoreOldAddresses } from './rules/restore-old-addresses';
import { rightSizeWebsite } from './rules/right-size-website';
import { sayWhoYouAreFor } from './rules/say-who-you-are-for';
import { searchEngineWork } from './rules/search-engine-work';
import { seasonAhead } from './rules/season-ahead';
import { servicePages } from './rules/service-pages';
import { showPrices } from './rules/show-prices';
import { showProof } from './rules/show-proof';
import { smallShopFirst } from './rules/small-shop-first';
import { speedUp } from './rules/speed-up';
import { startSearchEarly } from './rules/start-search-early';
import { stopFormSpam } from './rules/stop-form-spam';
import { talkFirst } from './rules/talk-first';
import { undoBadLinks } from './rules/undo-bad-links';
import { undoWhatBroke } from './rules/undo-what-broke';
import { websiteCare } from './rules/website-care';
/** All rules. Advice of equal rank keeps the order of this list. */
export const rules = [
  firstWebsite,
  rightSizeWebsite,
  rebuildWebsite,
  keepYourWebsite,
  onlineShop,
  smallShopFirst,
  searchEngineWork,
  paidSearch,
  listingsByUs,
  listingsYourself,
  growthPackage,
  speedUp,
  websiteCare,
  businessEmail,
  brandIdentity,
  connectSystems,
  onlineBookings,
  measureFirst,
  countEnquiries,
  seasonAhead,
  bridgeUntilSearch,
  startSearchEarly,
  launchSmall,
  fixBeforeAds,
  phaseTheProject,
  oneThingFirst,
  oneSuburbFirst,
  ownYourAccounts,
  oneDecisionMaker,
  servicePages,
  showPrices,
  askForReviews,
  ownPhotos,
  showProof,
  answerQuestions,
  otherLanguages,
  productPages,
  regularsByEmail,
  freeAudit,
  answerFast,
  healthAdvertising,
  privacyInOrder,
  fixCheckout,
  undoWhatBroke,
  readTheContract,
  ownOrdering,
  cleanHackedSite,
  sayWhoYouAreFor,
  restoreOldAddresses,
  recoverDomain,
  editYourself,
  appealListing,
  reportFakeReviews,
  recoverSocialAccount,
  protectYourName,
  recruitPage,
  stopFormSpam,
  answerTheClaim,
  undoBadLinks,
  onePlainSentence,
  readableForMachines,
  talkFirst,
] as const;

export type RuleId = (typeof rules)[number]['id'];
