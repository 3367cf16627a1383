import { eventLimits } from "@cathedra/domain/cloud";
import type { ApiModule } from "../module.ts";
import { eventVisibility } from "./event-visibility.ts";
import { eventsGuards } from "./guards.ts";
import { hasOwnEvents } from "./own-events.ts";
import { loaders, maxAtOnce, resolvers } from "./resolvers.ts";

/** Events: their administration (3.033-3.052), and as the people in them see them (3.003-3.022). */
export const eventsModule = {
  name: "events",
  resolvers,
  loaders,
  prefetchFields: { "Query.getEventResourceAccessVouchersAsTrainee": hasOwnEvents },
  // A page has up to 200 events, and a person has a few dozen; a class has about 20 people, and an event the cases of one or two
  // modules.
  listSizes: {
    "Query.getEventResourceAccessVouchersAsTrainee": 100,
    "Query.getAllEventResourceAccessVouchersAsAdmin": maxAtOnce,
    "Query.getEventResourceAccessVouchersAsAdmin": maxAtOnce,
    "DueEvents.events": 3,
    "Query.organizersWithoutUser": eventLimits.organizers,
    "EventReport.people": 20,
    "EventReport.absent": 20,
    "EventReport.cases": 20,
    ...getSizes("EventResourceAccessVoucher"),
    ...getSizes("EventResourceAccessVoucherAsAdmin"),
    "EventResourceAccessVoucherAsAdmin.acceptances": 20,
  },
  guards: eventsGuards,
  noticeVisibility: [eventVisibility],
} satisfies ApiModule;

function getSizes(type: string) {
  return { [`${type}.organizers`]: 3, [`${type}.users`]: 20, [`${type}.modules`]: 2 };
}
