import type { Caller, CastApp } from "../support/cast-app.ts";
import type { SavedActivity } from "./save-helpers.ts";

/** The arguments of `deleteActivity` for a record. */
export function deleting({ id, groupId, procedure }: Pick<SavedActivity, "id" | "groupId" | "procedure">) {
  return { id, groupId, procedure: { code: procedure.code } };
}

type Answer = { readonly deletedId: string } | { readonly code: string; readonly message: string };

/** Asks for the deletion, and answers with its id or its refusal. */
export async function deletion(
  portal: CastApp,
  who: Caller,
  activity: ReturnType<typeof deleting> & { readonly modifiedAt?: string },
): Promise<Answer> {
  const query =
    "mutation ($activity: DeleteActivityInput!) { deleteActivity(activity: $activity) { deletedId } }";
  const { data, errors } = await portal.ask(who, query, {
    activity,
  });
  const [error] = errors ?? [];
  return data?.deleteActivity ?? { code: error?.extensions.code ?? "", message: error?.message ?? "" };
}
