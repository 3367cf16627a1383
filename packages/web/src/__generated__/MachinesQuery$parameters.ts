/**
 * @generated SignedSource<<8da5b887582efec7bd900aec838356ba>>
 * @relayHash 3e8b6cf389755cd9f091f613b1545b21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69c734d6fc189dcdbe4e6bfa03369eec02866a24f2e06ba827f60e40c5ee4ce0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MachinesQuery } from './MachinesQuery.graphql';

const node: PreloadableConcreteRequest<MachinesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69c734d6fc189dcdbe4e6bfa03369eec02866a24f2e06ba827f60e40c5ee4ce0",
    "metadata": {},
    "name": "MachinesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
