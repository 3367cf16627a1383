/**
 * @generated SignedSource<<2000fb3c3d4a1b993baee3c954b70e81>>
 * @relayHash 5e0d43bdb80ee77cf46c800599638667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 489623cb22d71ae64576728f732202bf539c5efc29a37e4bcf9b346f3e23043e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookReportQuery } from './LogbookReportQuery.graphql';

const node: PreloadableConcreteRequest<LogbookReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "489623cb22d71ae64576728f732202bf539c5efc29a37e4bcf9b346f3e23043e",
    "metadata": {},
    "name": "LogbookReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
