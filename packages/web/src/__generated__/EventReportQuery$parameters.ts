/**
 * @generated SignedSource<<ac0475e8c77a7baaab804a33127b3a1e>>
 * @relayHash bf07ac4e486835ef75fed10d58ecf126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b2c62505c80aff52be8f0ba23e8f80b1b997eac63b132cc6c470c7e71d66e2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventReportQuery } from './EventReportQuery.graphql';

const node: PreloadableConcreteRequest<EventReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b2c62505c80aff52be8f0ba23e8f80b1b997eac63b132cc6c470c7e71d66e2e",
    "metadata": {},
    "name": "EventReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
