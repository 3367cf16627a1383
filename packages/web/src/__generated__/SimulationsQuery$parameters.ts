/**
 * @generated SignedSource<<8ae0d2790a2c8af5cb0cfb90e3f60b5e>>
 * @relayHash 6ab0703c0f204a346eb0b098e1c0309b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b9237466b0eaeabea5ef51fa9a95737c1e3c402ff98cab35460d455380d049c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulationsQuery } from './SimulationsQuery.graphql';

const node: PreloadableConcreteRequest<SimulationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b9237466b0eaeabea5ef51fa9a95737c1e3c402ff98cab35460d455380d049c",
    "metadata": {},
    "name": "SimulationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
