import type { LogBar_query$data } from "../../__generated__/LogBar_query.graphql.ts";

/** The modules with their exercises by which the list is narrowed. */
export type LogChoices = LogBar_query$data["vistActivityChoices"];
