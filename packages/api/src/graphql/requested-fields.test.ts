import { type GraphQLResolveInfo, Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { requestedFields, type Selected } from "./requested-fields.ts";

/** The fields that a resolver of the operation's first field would get. */
function getInfo(source: string): Selected {
  const { definitions } = parse(source);
  const fragments: GraphQLResolveInfo["fragments"] = Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const fieldNodes = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
      : [],
  );
  return { fieldNodes, fragments };
}

test("requested fields are returned once, including those behind aliases, fragments and conditions", () => {
  const info = getInfo(`
    query($with: Boolean!) {
      activities {
        totalCount
        rows: activities { key: id ...Card ... on Activity { attending { firstName } } }
      }
      activities { activities { hospital @include(if: $with) } }
    }
    fragment Card on Activity { attending { ...Name } }
    fragment Name on ActivityAttending { lastName }
  `);
  expect([...requestedFields(info, ["activities"])].sort()).toEqual([
    "attending",
    "attending.firstName",
    "attending.lastName",
    "hospital",
    "id",
  ]);
  expect(requestedFields(info)).toContain("totalCount");
});

test("a sibling field whose name has the same prefix does not count as a child field", () => {
  const info = getInfo("{ activities { activity { id } activityCount } }");
  expect([...requestedFields(info, ["activity"])]).toEqual(["id"]);
});
