/**
 * @generated SignedSource<<5ccaafb4112746dea839a2de20aa86dd>>
 * @relayHash 57189e5a78eb28a5cbb4f2309941629a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cf584a4961e3e3cb2a332efc67671b60dc04156a2b3566a6252dd6e8ccf4249

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cf584a4961e3e3cb2a332efc67671b60dc04156a2b3566a6252dd6e8ccf4249",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
