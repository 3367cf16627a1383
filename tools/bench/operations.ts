import { webOperations } from "@cathedra/test-fixtures/web-operations";

const person = "first_name last_name email keycloak_id";
const portalRecord = `id groupId type dateOfProcedure optionalIdentifier hospital sex ageCategory setting
  attending { id firstName lastName }
  participants { name role level user { ${person} } }
  procedure { name interventionType organSystem category subCategory code }
  procedureIndication procedureComments modalityPrimary modalitySecondary doseTime doseDap onCall success
  complications createdAt modifiedAt`;

/** The operations that the portal's web would have registered: it sends ids instead of texts. */
export const portalOperations = {
  list: `query($searchParams: ActivitiesSearchParams) {
    activities(searchParams: $searchParams) { totalCount activities { ${portalRecord} } }
  }`,
  detail: `query($id: ID!) { activity(id: $id) { ${portalRecord} } }`,
  save: `mutation($activity: ActivityInput!, $customerId: Int) {
    saveActivity(activity: $activity, customerId: $customerId) { activity { id } }
  }`,
};

/** The web's own operations by name. */
export function operationsOfWeb(names: Readonly<Record<string, string>>): Record<string, string> {
  const operations = webOperations();
  return Object.fromEntries(
    Object.entries(names).map(([id, name]) => {
      const text = operations.get(name);
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
  space: "LearningSpaceQuery",
  class: "ClassQuery",
  person: "ProgressQuery",
  cohort: "CohortQuery",
} as const;
