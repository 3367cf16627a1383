/**
 * @generated SignedSource<<bc8ed38c25be658a7804e807fbe87a93>>
 * @relayHash 1a57cd7225bef38b92b510abb5a15ce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71512ef5456415117ed2b1a51a8df3ab5c3d7b10eb37e0efa9d2a2d6d697a5aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MachinesQuery } from './MachinesQuery.graphql';

const node: PreloadableConcreteRequest<MachinesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71512ef5456415117ed2b1a51a8df3ab5c3d7b10eb37e0efa9d2a2d6d697a5aa",
    "metadata": {},
    "name": "MachinesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
