import { type Instant, instant } from "@cathedra/domain";
import {
  allows,
  type ConfirmableFacts,
  mayAskToReopen,
  mayConfirmInStead,
  mayReopenRecord,
} from "@cathedra/domain/access";
import {
  type AddressChange,
  confirmationObstacle,
  confirmationState,
  isLocked,
  newAddressFrom,
} from "@cathedra/domain/logbook";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import type { AskedAddressView, ConfirmationStateView, ConfirmationView } from "./confirmation-view.ts";

/** Placeholder for the attending of a record whose state does not depend on one. */
const nobody = { email: null, isRemoved: false, isWriters: false };

/** The confirmation fields of a record, by the rules of the domain. */
export const confirmationResolvers = {
  Activity: { confirmationState: (view) => getState(view.confirmationState) },
  ActivityConfirmation: {
    state: getState,
    obstacle: ({ answer, attending }) => (answer === null ? confirmationObstacle(attending ?? nobody) : null),
    viewerCanConfirmInStead: (view, _, { actor }) =>
      !isLocked(view.answer) &&
      view.answer !== "imported" &&
      allows(mayConfirmInStead(actor, getFacts(view))),
    viewerCanReopen: (view, _, { actor }) =>
      isLocked(view.answer) && allows(mayReopenRecord(actor, getFacts(view))),
    viewerCanAskToReopen: (view, _, { actor }) =>
      isLocked(view.answer) && allows(mayAskToReopen(actor, getFacts(view))),
  },
  AskedAddress: {
    newAddressAskedAt: ({ change }) => (change === null ? null : toIso(instant(change.askedAt))),
    newAddressFrom: ({ change }) => (change === null ? null : toIso(newAddressFrom(getChange(change)))),
    addressChangedAt: ({ changedAt }) => changedAt,
  },
} satisfies Resolvers;

function getChange(change: NonNullable<AskedAddressView["change"]>): AddressChange {
  const { hasFormer, askedAt, acceptedAt, agreedAt } = change;
  return {
    hasFormer,
    askedAt: instant(askedAt),
    acceptedAt: acceptedAt === null ? null : instant(acceptedAt),
    agreedAt: agreedAt === null ? null : instant(agreedAt),
  };
}

const toIso = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString());

function getState({ answer, attending }: ConfirmationStateView) {
  return confirmationState(answer, attending ?? nobody);
}

/** The facts for the confirmation fields; a person who may read the list may read its rows, but participants cannot open them. */
function getFacts({ record, attending }: ConfirmationView): ConfirmableFacts {
  return { ...record, participantIds: [], ...(attending === null ? {} : { entry: attending }) };
}
