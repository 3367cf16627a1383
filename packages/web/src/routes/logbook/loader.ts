import { getRange } from "@cathedra/domain/logbook";
import parameters from "../../__generated__/LogbookQuery$parameters.ts";
import { localDay } from "../../format/dates.ts";
import { routeQuery } from "../../relay/route-query.ts";

export const loader = routeQuery(parameters, () => getRange("academicYear", localDay()));
