/**
 * @generated SignedSource<<da70dfc82029ab421b610114d5ff701a>>
 * @relayHash dbb18f6aff798893e9dff84aee9b9f70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dffa40ede850ba663fba231ef36c33594719166077014e7a7079c477fbc60a70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dffa40ede850ba663fba231ef36c33594719166077014e7a7079c477fbc60a70",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
