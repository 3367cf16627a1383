/**
 * @generated SignedSource<<6017b2b8f0324813728dc3dc043035c4>>
 * @relayHash fe7340f68a63f043d48d80e31c145df1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49d23ca1a57207c73d862c1add2187a2de5a063ddee9ae4540acc1da238bb7f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulatorModulesQuery } from './SimulatorModulesQuery.graphql';

const node: PreloadableConcreteRequest<SimulatorModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49d23ca1a57207c73d862c1add2187a2de5a063ddee9ae4540acc1da238bb7f1",
    "metadata": {},
    "name": "SimulatorModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
