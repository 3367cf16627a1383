/**
 * @generated SignedSource<<e6a289d0b7e14d6753c2886ef0317d04>>
 * @relayHash 395e64ba78bb310158853f0a9f039055
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c802cde17cb4f4290cfa30d473b73e2ab3b01ccd5e515b1342ff48b3d1126e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulationsQuery } from './SimulationsQuery.graphql';

const node: PreloadableConcreteRequest<SimulationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c802cde17cb4f4290cfa30d473b73e2ab3b01ccd5e515b1342ff48b3d1126e4",
    "metadata": {},
    "name": "SimulationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
