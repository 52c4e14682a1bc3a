import { nearestName } from './nearest-name';
import { schemaTypes } from './schema-types';

/** LocalBusiness and its subtypes, one field per line. https://schema.org/LocalBusiness */
const byField = [
  'LocalBusiness AnimalShelter ArchiveOrganization ChildCare DryCleaningOrLaundry EmploymentAgency InternetCafe Library',
  'ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter TelevisionStation',
  'TouristInformationCenter TravelAgency',
  'AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer',
  'MotorcycleRepair',
  'EmergencyService FireStation Hospital PoliceStation',
  'EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub',
  'FinancialService AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency',
  'FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery',
  'GovernmentOffice PostOffice',
  'HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor',
  'HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber',
  'RoofingContractor',
  'LegalService Attorney Notary',
  'LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental',
  'MedicalBusiness CommunityHealth CovidTestingFacility Dentist Dermatology DietNutrition Emergency Geriatric Gynecologic',
  'MedicalClinic Midwifery Nursing Obstetric Oncologic Optician Optometric Otolaryngologic Pediatric Pharmacy Physician',
  'IndividualPhysician PhysiciansOffice Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth',
  // Subtypes of MedicalOrganization only, but local businesses nevertheless.
  'VeterinaryCare DiagnosticLab',
  'SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex',
  'Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist',
  'FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore',
  'MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore',
  'ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore',
];

const localBusinessTypes: ReadonlySet<string> = new Set(byField.join(' ').split(' '));

/** Also by a misspelt type, which `known-types` reports: the page is that of a local business all the same. */
export function isLocalBusiness(types: readonly string[]): boolean {
  return types.some(
    (type) =>
      localBusinessTypes.has(type) ||
      (!schemaTypes.has(type) && nearestName(type, localBusinessTypes) !== null),
  );
}
