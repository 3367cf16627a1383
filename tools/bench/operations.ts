import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const person = "first_name last_name email keycloak_id";
const portalRecord = `id groupId type dateOfProcedure optionalIdentifier hospital sex ageCategory setting
  attending { id firstName lastName }
  participants { name role level user { ${person} } }
  procedure { name interventionType organSystem category subCategory code }
  procedureIndication procedureComments modalityPrimary modalitySecondary doseTime doseDap onCall success
  complications createdAt modifiedAt`;

const registered = resolve(import.meta.dirname, "../../packages/web/persisted-operations.json");

/** What the portal's web would have registered: it sends ids, not texts. */
export const portalOperations = {
  list: `query($searchParams: ActivitiesSearchParams) {
    activities(searchParams: $searchParams) { totalCount activities { ${portalRecord} } }
  }`,
  detail: `query($id: ID!) { activity(id: $id) { ${portalRecord} } }`,
  save: `mutation($activity: ActivityInput!, $customerId: Int) {
    saveActivity(activity: $activity, customerId: $customerId) { activity { id } }
  }`,
};

/** What the web itself asks for, by the operation's name. */
export function operationsOfWeb(names: Readonly<Record<string, string>>): Record<string, string> {
  const texts = Object.values(JSON.parse(readFileSync(registered, "utf8")) as Record<string, string>);
  return Object.fromEntries(
    Object.entries(names).map(([id, name]) => {
      const text = texts.findLast((each) => new RegExp(`^query ${name}\\b`).test(each));
      if (text === undefined) throw new Error(`the web has no operation ${name}`);
      return [id, text];
    }),
  );
}

/** The pages whose operations are measured as the web sends them. */
export const measuredOfWeb = {
  home: "HomeQuery",
  totals: "TotalsQuery",
  poll: "ownMachinePollQuery",
} as const;
