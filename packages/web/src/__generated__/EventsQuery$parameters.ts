/**
 * @generated SignedSource<<648659350a6bbb0b9a6a18cea918459c>>
 * @relayHash b1a051b834f344f2d967523e20575ae2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 029163e708195762a59dffdb953e238693abf8104fc7eead1bf72ce50dfa93c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "029163e708195762a59dffdb953e238693abf8104fc7eead1bf72ce50dfa93c3",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
