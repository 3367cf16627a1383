/**
 * @generated SignedSource<<8d886583a4bcf2688e59f0826c336709>>
 * @relayHash cc8e9c30e627cade2f0bef23b5431f07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb357ae6898f70512de2288184510ebb5206e2599ee0f0bbdc4ce47773ce9f91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb357ae6898f70512de2288184510ebb5206e2599ee0f0bbdc4ce47773ce9f91",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
