import { instant, type VoucherId } from "@cathedra/domain";
import { checkAge } from "@cathedra/domain/connection";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import type { EventView } from "../events/public.ts";
import { ofEventsStatement, ownCheckStatement } from "./check-queries.ts";
import { connectionTarget } from "./check-target.ts";
import { saveCheck } from "./save-check.ts";

type Question = { readonly obj: Pick<EventView, "id" | "viewerRole"> };

/** The last connection checks of the people of all requested events, in one statement; only for organizers. */
const connectionsLoader = {
  loader: async (questions: readonly Question[], { db, clock }: GraphqlContext) => {
    const conducted = questions.filter(({ obj }) => obj.viewerRole === "ORGANIZER").map(({ obj }) => obj.id);
    const rows =
      conducted.length === 0
        ? []
        : await ofEventsStatement.rows(db, conducted, instant(clock() - checkAge.ms), clock());
    const of = (id: VoucherId) => rows.filter(({ eventId }) => eventId === id);
    return questions.map(({ obj }) =>
      of(obj.id).map(({ keycloakId, firstName, lastName, checkedAt, verdict, waitingSince }) => ({
        keycloak_id: keycloakId,
        first_name: firstName,
        last_name: lastName,
        check: checkedAt === null || verdict === null ? null : { checkedAt, verdict },
        waitingSince,
      })),
    );
  },
  opts: { cache: false },
};

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    connectionTarget: (_, _args, context) => connectionTarget(context),
    connectionCheck: async (_, _args, { db, actor }) =>
      (await ownCheckStatement.first(db, actor.userId)) ?? null,
  },
  Mutation: {
    saveConnectionCheck: (_, { facts }, context) => saveCheck(context, context.actor, facts),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  EventResourceAccessVoucher: { connections: connectionsLoader },
} satisfies Loaders;
