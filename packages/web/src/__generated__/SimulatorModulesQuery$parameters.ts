/**
 * @generated SignedSource<<01e2b2ae6047b2f1a95a569c8f958242>>
 * @relayHash dd26cd8dfaabeebf5c7dcdf7f8a54854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73baa256e876b9ffbbc5b20117fed01d398a29e9507ec7068da423cd7c4aef39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulatorModulesQuery } from './SimulatorModulesQuery.graphql';

const node: PreloadableConcreteRequest<SimulatorModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73baa256e876b9ffbbc5b20117fed01d398a29e9507ec7068da423cd7c4aef39",
    "metadata": {},
    "name": "SimulatorModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
