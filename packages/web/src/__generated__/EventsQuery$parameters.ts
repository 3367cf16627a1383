/**
 * @generated SignedSource<<c9d3766bb915e9e049001aa2667da863>>
 * @relayHash 6a93b50c1113d4c88bd48af729cfc6d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5d591e249a8ea05f1783c8cdafbf19022c288cd3f8a5182c97a3871db5132ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5d591e249a8ea05f1783c8cdafbf19022c288cd3f8a5182c97a3871db5132ac",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
