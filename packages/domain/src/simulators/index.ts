export {
  type ExerciseLicence,
  type LicenceState,
  licenceDaysToWarn,
  licenceOf,
  licenceState,
  readStationLicences,
  type StationLicence,
} from "./licence.ts";
