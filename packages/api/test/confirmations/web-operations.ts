import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { confirm, requestConfirmation, type Seen } from "./confirmation-requests.ts";

const one = (portal: CastApp) => requestConfirmation(portal).then(({ seen }) => seen);

async function confirmed(portal: CastApp): Promise<Seen> {
  const seen = await one(portal);
  await confirm(portal, cast.eleanor, seen);
  return seen;
}

const word = "Which side?";

export const confirmationWebOperations: readonly WebOperation[] = [
  ["ConfirmationsQuery", cast.eleanor, 4, () => ({ state: "open" })],
  ["useMoreRecordsQuery", cast.eleanor, 2, () => ({ state: "open" })],
  ["RecordDrawerQuery", cast.eleanor, 2, async (portal) => ({ id: (await one(portal)).id })],
  ["BackLinkQuery", cast.eleanor, 2],
  ["NoLogbookQuery", cast.eleanor, 2],
  ["useConfirmMutation", cast.eleanor, 12, async (portal) => ({ records: [await one(portal)] })],
  ["ReturnDialogMutation", cast.eleanor, 13, async (portal) => ({ record: await one(portal), word })],
  ["useReopenMutation", cast.eleanor, 12, async (portal) => ({ id: (await confirmed(portal)).id, word })],
  ["useAskToReopenMutation", cast.maya, 12, async (portal) => ({ id: (await confirmed(portal)).id, word })],
  ["MailSwitchMutation", cast.eleanor, 4, () => ({ isOn: true })],
];
