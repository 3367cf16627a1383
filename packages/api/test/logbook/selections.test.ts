import { schemaText } from "@cathedra/graphql-schema";
import { cast, demoRecords } from "@cathedra/test-fixtures";
import { buildSchema, getNamedType, isObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { today } from "../support/world.ts";
import { everyField } from "./fields.ts";

// Only the selected fields are read: each field must be complete when it is selected alone.
let portal: CastApp;
const records = demoRecords(today)
  .filter(({ createdBy }) => createdBy === cast.maya.userId)
  .slice(0, 3);

beforeAll(async () => {
  portal = await castApp(records);
});

afterAll(() => portal.close());

const wholeQuery = `query ($id: ID!) { activity(id: $id) { ${everyField} entrustment { id side } } }`;

const activity = buildSchema(schemaText).getType("Activity");
const fields = isObjectType(activity) ? Object.values(activity.getFields()) : [];
const getSelection = ({ name, type }: (typeof fields)[number]): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return name;
  const inner = Object.values(named.getFields()).map((field) => {
    const part = getNamedType(field.type);
    return isObjectType(part) ? `${field.name} { ${Object.keys(part.getFields())[0]} }` : field.name;
  });
  return `${name} { ${inner.join(" ")} }`;
};

test.each(fields.map((field) => [field.name, getSelection(field)] as const))(
  "%s has the same value when read alone and with all other fields",
  async (name, selection) => {
    for (const { id } of records) {
      const whole = await portal.get(cast.maya, wholeQuery, { id });
      const alone = await portal.get(cast.maya, `query ($id: ID!) { activity(id: $id) { ${selection} } }`, {
        id,
      });
      expect(Object.keys(alone.activity)).toEqual([name]);
      expect(whole).toMatchObject(alone);
    }
  },
);

test("a list can return only the total count", async () => {
  const { activities } = await portal.get(cast.maya, "{ activities { totalCount } }");
  expect(activities).toEqual({ totalCount: 3 });
});
