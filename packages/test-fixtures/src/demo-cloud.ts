import { cast } from "./cast.ts";
import { spaceAccess, topUps } from "./cloud-accounts.ts";
import { cloudModules, type LearningSpaceKey, learningSpaces } from "./cloud-catalogue.ts";
import { customerOf } from "./customers.ts";

/** The cloud simulation of the demo world: spaces, modules and cases, who may use them, and the hours bought. */
export const demoCloud = {
  learningSpaces: learningSpaces.map(({ key, ...space }) => ({ ...space, code: key, image: null })),
  modules: cloudModules.map(({ space, ...module }) => ({
    ...module,
    learningSpaceId: learningSpaceOf(space).id,
  })),
  access: spaceAccess.map(({ customer, space, cases }) => ({
    customerId: customerOf(customer).id,
    learningSpaceId: learningSpaceOf(space).id,
    cases,
  })),
  topUps: topUps.map(({ customer, ...topUp }) => ({
    ...topUp,
    customerId: customerOf(customer).id,
    actor: cast.ruth.keycloakId,
  })),
};

function learningSpaceOf(key: LearningSpaceKey) {
  const space = learningSpaces.find((each) => each.key === key);
  if (space === undefined) throw new Error(`not in the cast: ${key}`);
  return space;
}
