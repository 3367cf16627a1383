/**
 * @generated SignedSource<<c231cf7b5a39cde70c7f6e970f24225b>>
 * @relayHash 79e1f5d661cdf58c973e5f875bf9bfd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3adf72d1ad3a978b9bdd525178c6783a55bd8ee63b56ea3c177469f8c6b8a839

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3adf72d1ad3a978b9bdd525178c6783a55bd8ee63b56ea3c177469f8c6b8a839",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
