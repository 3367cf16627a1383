import type { FieldTable } from "@cathedra/domain/fields";
import { recordFields } from "@cathedra/domain/logbook";
import { withContractFields, withSelectedFields } from "./write-fields.ts";

const sdl = "packages/graphql-schema/src/sdl";
const records = "packages/web/src/routes/logbook/records";

/** A text of the workspace that names the fields of a thing, and how it follows from their description. */
export type FollowingText = {
  readonly path: string;
  readonly follow: (text: string, fields?: FieldTable) => string;
};

/** Whatever names the fields of a thing one by one, because a compiler has to read the names there. */
export const followingTexts: readonly FollowingText[] = [
  {
    path: `${sdl}/logbook.graphql`,
    follow: (text, fields = recordFields) =>
      withContractFields(text, fields, { type: "Activity", input: "ActivityInput" }),
  },
  ...[`${records}/form/record-fragment.ts`, `${records}/export/export-query.ts`].map((path) => ({
    path,
    follow: (text: string, fields: FieldTable = recordFields) => withSelectedFields(text, fields),
  })),
];
