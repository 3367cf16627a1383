/**
 * @generated SignedSource<<061c9d01eed30c3cd8d8f5ab53918fe4>>
 * @relayHash 9f8f4f90e7879d26fa10d07f96519215
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4440e5bfd1352ea167e8d4605e748557740c333afff7de8d38148e72de1efcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificateQuery } from './CertificateQuery.graphql';

const node: PreloadableConcreteRequest<CertificateQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4440e5bfd1352ea167e8d4605e748557740c333afff7de8d38148e72de1efcc",
    "metadata": {},
    "name": "CertificateQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
