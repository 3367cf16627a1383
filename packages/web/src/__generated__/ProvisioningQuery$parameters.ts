/**
 * @generated SignedSource<<02197d1066a60ea48f133d24494a1138>>
 * @relayHash db62d553c057a04d162d8777d67c7d8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab8e6419b75da42ca6ac1dd06058ca7c1729fd0e79f26faef401e9e3aa1f684b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvisioningQuery } from './ProvisioningQuery.graphql';

const node: PreloadableConcreteRequest<ProvisioningQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab8e6419b75da42ca6ac1dd06058ca7c1729fd0e79f26faef401e9e3aa1f684b",
    "metadata": {},
    "name": "ProvisioningQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
