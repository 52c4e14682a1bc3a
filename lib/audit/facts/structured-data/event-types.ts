/** The types under https://schema.org/Event that happen at a place and time. Publications and deliveries don't, and of a series its events do. */
const eventTypes = new Set(
  'Event BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PerformingArtsEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent'.split(
    ' ',
  ),
);

/** Whether an item is an event that people can go to. */
export function isEvent(types: readonly string[]): boolean {
  return types.some((type) => eventTypes.has(type));
}
