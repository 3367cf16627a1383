import { termsVersions } from "@cathedra/domain/legal";
import { getActor, people } from "./cast.ts";
import { colleagues } from "./colleagues.ts";
import { customers, getCustomer, groups } from "./customers.ts";
import { demoCloud } from "./demo-cloud.ts";
import { demoLearning } from "./learning-access.ts";
import { attendings, hospitals, misspelt } from "./logbook-lists.ts";
import { simulatorModules } from "./simulator-catalogue.ts";
import { stations } from "./stations.ts";
import { demoTargets } from "./targets.ts";

const newestTerms = termsVersions.at(-1)?.version ?? "";

/** Everything of the demo world but its records, in the form that the API's `seedDemo` takes. */
export const demoWorld = {
  customers: customers.map(({ id, name }) => ({ id, name })),
  groups: groups.map(({ id, customer, name, description }) => ({
    id,
    customerId: getCustomer(customer).id,
    name,
    description,
  })),
  people: [...people, ...colleagues].map((person) => ({
    ...getActor(person),
    termsVersion: person.termsVersion ?? newestTerms,
  })),
  attendings: [...attendings, misspelt.attending.entry].map(({ customer, ...attending }) => ({
    ...attending,
    customerId: getCustomer(customer).id,
  })),
  hospitals: [...hospitals, misspelt.hospital.entry].map(({ customer, ...hospital }) => ({
    ...hospital,
    customerId: getCustomer(customer).id,
  })),
  targets: demoTargets,
  cloud: demoCloud,
  learning: demoLearning,
  simulator: simulatorModules,
  stations: stations.map(({ key: _key, ...station }) => station),
};
