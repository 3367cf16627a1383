/**
 * @generated SignedSource<<b45e2ada18ad59a39225e56673eb9354>>
 * @relayHash 227f012dee96bbfd59fbdb3f14433c19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b51b484466d99fe158959e0ed9746872a80043cba5ea13eb3112b365037970ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b51b484466d99fe158959e0ed9746872a80043cba5ea13eb3112b365037970ff",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
