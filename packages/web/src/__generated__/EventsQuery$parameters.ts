/**
 * @generated SignedSource<<b2ad329b2399d221a5742583151a72d8>>
 * @relayHash c8ca4e674f0c8f7c40e5d1784878a265
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b09a44df9c2cc05046c7bb26d3f358b342b297a2079224c744a678f095538a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b09a44df9c2cc05046c7bb26d3f358b342b297a2079224c744a678f095538a8",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
