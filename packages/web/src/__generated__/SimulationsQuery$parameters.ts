/**
 * @generated SignedSource<<4a411c2e54f23f12e8224da26c1a728d>>
 * @relayHash 2bde81bc23c88153dd231d312f3c98cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ce54296c6820cf1c9914497c5178f7f9cf0c09190a440e355ef4e66dc357a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulationsQuery } from './SimulationsQuery.graphql';

const node: PreloadableConcreteRequest<SimulationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2ce54296c6820cf1c9914497c5178f7f9cf0c09190a440e355ef4e66dc357a7",
    "metadata": {},
    "name": "SimulationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
