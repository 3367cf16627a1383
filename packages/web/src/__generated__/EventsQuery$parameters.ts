/**
 * @generated SignedSource<<8e74dbb1f28dc0f23b56d05809e14d87>>
 * @relayHash 787d191639cfac1e41bcf7acde085e61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd63576fd25789eae3e5b020dc763f96731811c30345e0f3d0c76abb0376b94b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd63576fd25789eae3e5b020dc763f96731811c30345e0f3d0c76abb0376b94b",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
