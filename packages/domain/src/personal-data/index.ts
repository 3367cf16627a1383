export { type DataPlace, dataPlaces } from "./data-places.ts";
