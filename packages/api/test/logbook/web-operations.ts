import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { saved, saving } from "./save-helpers.ts";

const searchParams = {
  limit: 25,
  offset: 0,
  sortField: "dateOfProcedure",
  sortOrder: "desc",
  searchText: "a",
};

const mine = (portal: CastApp) => saved(portal, cast.maya, saving()).then(({ id }) => ({ id }));

export const logbookWebOperations: readonly WebOperation[] = [
  ["LogbookQuery", cast.maya, 7],
  ["RecordsQuery", cast.maya, 2, () => ({ searchParams })],
  ["exportQuery", cast.maya, 2, () => ({ searchParams: { ...searchParams, limit: 1000 } })],
  ["FilterFormQuery", cast.maya, 2],
  ["RecordQuery", cast.maya, 6, mine],
  ["CopyRecordQuery", cast.maya, 5, mine],
  ["latestRecordQuery", cast.maya, 2, mine],
  ["useSaveRecordMutation", cast.maya, 6, () => saving()],
  [
    "useDeleteRecordMutation",
    cast.maya,
    8,
    async (portal) => {
      const record = await saved(portal, cast.maya, saving());
      const { id, procedure } = record;
      return { activity: { id, groupId: record.groupId, procedure: { code: procedure.code } }, searchParams };
    },
  ],
];
