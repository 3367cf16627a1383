import { type CastPerson, cast, extraPeople } from "@cathedra/test-fixtures";
import type { TestApp } from "../../support/app.ts";
import type { OwnProbe } from "./probe.ts";
import { customerOfOwnGroup, ownCustomer } from "./world-changes.ts";

const { noor, olga } = extraPeople;

type Administering = {
  readonly about: string;
  readonly people: readonly [CastPerson, CastPerson];
  /** A new customer of theirs. */
  readonly customer: (api: TestApp, whose: CastPerson) => Promise<number>;
};

const ofCustomer = [
  { about: "of a customer's admin", people: [cast.george, cast.helena], customer: ownCustomer },
  {
    about: "of a customer's admin, who is one of a group too",
    people: [olga, noor],
    customer: ownCustomer,
  },
] as const satisfies readonly Administering[];

const ofGroup = [
  { about: "of a group's admin", people: [cast.priya, cast.lukas], customer: groupsCustomer },
  {
    about: "of a group's admin, who is one of a customer too",
    people: [olga, noor],
    customer: groupsCustomer,
  },
] as const satisfies readonly Administering[];

function groupsCustomer(api: TestApp, whose: CastPerson): Promise<number> {
  return customerOfOwnGroup(api, whose, "admin");
}

/** The rows of a list that its reader gets who administers in one way or in both, by the administered customers. */
export function administering(
  by: "customer" | "either",
  probe: Pick<OwnProbe, "operation" | "query" | "unknown"> & {
    readonly give?: (api: TestApp, customerId: number) => Promise<Readonly<Record<string, unknown>>>;
  },
): readonly OwnProbe[] {
  const { give = async () => ({}), ...rest } = probe;
  return [...ofCustomer, ...(by === "either" ? ofGroup : [])].map(({ about, people, customer }) => ({
    ...rest,
    about,
    people,
    give: async (api, whose) => give(api, await customer(api, whose)),
  }));
}
