/**
 * @generated SignedSource<<cbc6a4e144452eaa5bec981cf59aacbb>>
 * @relayHash 0e65f448f8f2e20776441b8c565a392e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bdb2d18443f755c649db6378cd5287d46e115c0e9f7977072e6c520e7bdbd77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MachinesQuery } from './MachinesQuery.graphql';

const node: PreloadableConcreteRequest<MachinesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bdb2d18443f755c649db6378cd5287d46e115c0e9f7977072e6c520e7bdbd77",
    "metadata": {},
    "name": "MachinesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
