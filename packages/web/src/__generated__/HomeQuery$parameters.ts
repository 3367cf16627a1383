/**
 * @generated SignedSource<<02aa5c90cc60cd5b41dfc3734edeb2d3>>
 * @relayHash b9145c5d162f96fa77a4c3e48db668e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce3a5ac3dd86ea15d650b341357fc651467666b01013b1c789b622b6fa93da2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce3a5ac3dd86ea15d650b341357fc651467666b01013b1c789b622b6fa93da2f",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
