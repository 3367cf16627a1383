/**
 * @generated SignedSource<<ad3fb05646e9a1207b44d61f4f5a828b>>
 * @relayHash 1374acc1e45e463d6793767be092efb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04db4221874add53915de3b7b46eca9c9394873eda918d63a2bf1c78f2d4e164

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MachinesQuery } from './MachinesQuery.graphql';

const node: PreloadableConcreteRequest<MachinesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04db4221874add53915de3b7b46eca9c9394873eda918d63a2bf1c78f2d4e164",
    "metadata": {},
    "name": "MachinesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
