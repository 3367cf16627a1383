/**
 * @generated SignedSource<<e50e82016e2a3c33b1e212c87dd94809>>
 * @relayHash 0303f47ad67c3cd33fc85897d4ef078c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2f2483040e421bb398f88b5f9338db2698d4889783523cecce23536d1903d5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MachinesQuery } from './MachinesQuery.graphql';

const node: PreloadableConcreteRequest<MachinesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2f2483040e421bb398f88b5f9338db2698d4889783523cecce23536d1903d5a",
    "metadata": {},
    "name": "MachinesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
