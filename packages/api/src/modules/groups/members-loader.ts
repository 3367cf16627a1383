import type { GraphqlContext } from "../../graphql/context.ts";
import type { CustomerGroupMembersArgs, Person } from "../../graphql/generated/contract.ts";
import { type GroupView, type PeopleQuery, peopleOfGroups } from "./group-queries.ts";

type Question = { readonly obj: GroupView; readonly params: CustomerGroupMembersArgs };

/** The people of all groups of an answer in one statement. */
export function membersLoader(wantedOf: (args: CustomerGroupMembersArgs) => Omit<PeopleQuery, "groupId">) {
  return {
    loader: (
      questions: readonly Question[],
      { db }: GraphqlContext,
    ): Promise<readonly (readonly Person[])[]> =>
      peopleOfGroups(
        db,
        questions.map(({ obj, params }) => ({ groupId: obj.id, ...wantedOf(params) })),
      ),
    // A mutation may change the members of a group within one request.
    opts: { cache: false },
  };
}
