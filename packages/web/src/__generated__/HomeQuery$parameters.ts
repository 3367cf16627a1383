/**
 * @generated SignedSource<<cb70a670a84d44b71cd3824a8ab6eebf>>
 * @relayHash 29323efc18ec7f6ef9ce43895f0d3811
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 063b1553fbd1a9b2666e55680028d6d1b482f938406eeac0cc1626648bfedd8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "063b1553fbd1a9b2666e55680028d6d1b482f938406eeac0cc1626648bfedd8e",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
