import { instant, type VoucherId } from "@cathedra/domain";
import { checkAge } from "@cathedra/domain/connection";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { EventView } from "../events/public.ts";
import { ofEventsStatement } from "./check-queries.ts";

type Question = { readonly obj: Pick<EventView, "id" | "viewerRole"> };

/** The last connection checks of the people of all requested events, in one statement; only for organizers. */
export const connectionsLoader = {
  loader: async (questions: readonly Question[], { db, clock }: GraphqlContext) => {
    const conducted = questions.filter(({ obj }) => obj.viewerRole === "ORGANIZER").map(({ obj }) => obj.id);
    const rows =
      conducted.length === 0
        ? []
        : await ofEventsStatement.rows(db, conducted, instant(clock() - checkAge.ms));
    const of = (id: VoucherId) => rows.filter(({ eventId }) => eventId === id);
    return questions.map(({ obj }) =>
      of(obj.id).map(({ keycloakId, firstName, lastName, checkedAt, verdict }) => ({
        keycloak_id: keycloakId,
        first_name: firstName,
        last_name: lastName,
        check: checkedAt === null || verdict === null ? null : { checkedAt, verdict },
      })),
    );
  },
  opts: { cache: false },
};
